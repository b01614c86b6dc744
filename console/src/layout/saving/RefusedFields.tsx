import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

import { inputOf, serverErrorsIn } from './serverErrors.js';

/**
 * Stands within a form: brings each error of the server to its input. The form takes back the error
 * of an input with its next change or save; one that no input has would stop all later saves.
 */
export function RefusedFields() {
  const { control, clearErrors, setError } = useFormContext();
  const { errors } = useFormState();
  useEffect(() => {
    const inputs = [...control._names.mount];
    for (const [path, message] of serverErrorsIn(errors)) {
      const input = inputOf(path, inputs);
      if (input === path) continue;
      clearErrors(path);
      if (input !== undefined) setError(input, { type: 'server', message });
    }
  }, [errors, control, clearErrors, setError]);
  return null;
}
