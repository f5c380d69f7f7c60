import { emptyFieldErrors, type FieldErrors, fieldTexts, isEmailAddress, isWebUrl } from './fieldRules';
import type { SubmissionFields } from './submission';

export const noSubmissionFields: SubmissionFields = {
  name: '',
  websiteUrl: '',
  description: '',
  category: '',
  pricing: '',
  useCase: '',
  industry: '',
  email: '',
};

/** What the submit form says as a whole (forms-13). */
export const incompleteSubmissionText = 'Please fill in all required fields.';

/** The errors of the required fields that are empty (forms-11). */
export function emptySubmissionFields(fields: SubmissionFields): FieldErrors<SubmissionFields> {
  return emptyFieldErrors(fields, {
    name: 'Enter the name of the tool',
    websiteUrl: fieldTexts.badWebUrl,
    description: 'Say what the tool does',
    category: 'Choose a category',
    email: 'Enter your email address',
  });
}

/** Validates the fields of a submission (forms-11, forms-14). */
export function checkSubmission(fields: SubmissionFields): FieldErrors<SubmissionFields> {
  return {
    ...(isWebUrl(fields.websiteUrl) ? {} : { websiteUrl: fieldTexts.badWebUrl }),
    ...(isEmailAddress(fields.email) ? {} : { email: fieldTexts.badEmail }),
    ...emptySubmissionFields(fields),
  };
}
