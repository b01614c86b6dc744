import { RatingType } from '@foyer/contracts/portals';
import { BooleanInput, FormDataConsumer, RadioButtonGroupInput } from 'react-admin';

/** Whether and how visitors rate. */
export function PortalFeedbackInputs() {
  return (
    <>
      <BooleanInput source="feedback.enabled" />
      <FormDataConsumer<{ feedback?: { enabled?: boolean } }>>
        {({ formData }) =>
          formData.feedback?.enabled === true && (
            <RadioButtonGroupInput
              source="feedback.ratingType"
              choices={RatingType.options.map((id) => ({ id, name: `portal.rating.${id}` }))}
            />
          )
        }
      </FormDataConsumer>
    </>
  );
}
