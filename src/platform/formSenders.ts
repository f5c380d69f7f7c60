/**
 * Returns the senders of forms by name, from the absolute URLs that they post to. A sender resolves to
 * whether the fields were accepted, and never rejects. Its code is loaded when the first form is sent.
 */
export function formSendersOf<Name extends string>(
  endpoints: Partial<Record<Name, string>>,
): Partial<Record<Name, (fields: object) => Promise<boolean>>> {
  const senderTo = (endpoint: string) => async (fields: object) => {
    try {
      const { postJson } = await import(/* webpackChunkName: "post-json" */ './postJson');
      return await postJson(endpoint, fields);
    } catch (error) {
      console.warn('The form could not be sent.', error);
      return false;
    }
  };
  return Object.fromEntries(
    Object.entries<string | undefined>(endpoints).map(([form, endpoint = '']) => [form, senderTo(endpoint)]),
  ) as Partial<Record<Name, (fields: object) => Promise<boolean>>>;
}
