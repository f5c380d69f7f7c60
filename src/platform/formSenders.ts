import type { FormName, Settings } from '../domain/settings';

/** Sends a form's fields; resolves to whether they were accepted, and never rejects. */
export type SendForm = (fields: object) => Promise<boolean>;

/** How the forms that are sent are sent. */
export type FormSenders = Partial<Record<FormName, SendForm>>;

/** The senders of the forms with an endpoint (CONTRACT 7.7). Their code loads with the first form that is sent. */
export function formSendersOf(endpoints: Settings['formEndpoints']): FormSenders {
  const senderTo =
    (endpoint: string): SendForm =>
    async (fields) => {
      try {
        const { postJson } = await import(/* webpackChunkName: "post-json" */ './postJson');
        return await postJson(endpoint, fields);
      } catch (error) {
        console.warn('The form could not be sent.', error);
        return false;
      }
    };
  return Object.fromEntries(Object.entries(endpoints).map(([form, endpoint]) => [form, senderTo(endpoint)]));
}
