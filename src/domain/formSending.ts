/** The forms that can be sent (trust-13). */
export type FormName = 'contact' | 'newsletter' | 'submission';

/** Sends a form's fields; resolves to whether they were accepted, and never rejects. */
type SendForm = (fields: object) => Promise<boolean>;

/** How the forms that are sent are sent; a form without a sender sends nothing. */
export type FormSenders = Partial<Record<FormName, SendForm>>;

/** What became of something that a form sent, or of nothing. */
export type SendingOutcome = 'none' | 'pending' | 'accepted' | 'failed';
