import { expect, test } from '@jest/globals';
import { PAGE_SETTINGS_ELEMENT_ID } from '@foyer/contracts/settings';
import { render, screen } from '@testing-library/react';
import { AdminContext, Form } from 'react-admin';

import { ColourInput } from './ColourInput.js';
import { previewOf } from './preview/previewOf.js';

const company = { primary: '#204060', background: '#fff8e0', buttonPrimary: '#0b5f50' };

/** The settings of the deployment, as the server puts them into the page. */
function tellCompany(): void {
  const script = document.createElement('script');
  Object.assign(script, { id: PAGE_SETTINGS_ELEMENT_ID, type: 'application/json' });
  script.textContent = JSON.stringify({ appearance: company });
  document.head.append(script);
}

test.each([
  ['appearance.primary', company.primary],
  ['appearance.background', company.background],
  ['appearance.buttonPrimary', '#102030'],
  ['callButton.color', '#102030'],
])(
  'the picker of %s shows what visitors see: the company’s colours, and own ones',
  (source, is) => {
    tellCompany();
    const record = { id: 'p1', appearance: { primary: '', buttonPrimary: '#102030' } };
    render(
      <AdminContext>
        <Form record={record}>
          <ColourInput source={source} label="Colour" />
        </Form>
      </AdminContext>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe(is);
  },
);

test('the call button of a portal without colours shows the company’s', () => {
  render(
    <AdminContext>
      <Form record={{ id: 'p1', appearance: {}, callButton: {} }}>
        <ColourInput source="callButton.color" label="Colour" />
      </Form>
    </AdminContext>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe(company.buttonPrimary);
});

test('the preview of a portal has the company’s look, where the form has none', () => {
  const form = { appearance: { primary: '', buttonPrimary: '#102030' } };
  const { appearance } = previewOf(form, { ...company, logo: 'l1' });
  expect(appearance).toEqual({ ...company, buttonPrimary: '#102030', logo: 'l1' });
});
