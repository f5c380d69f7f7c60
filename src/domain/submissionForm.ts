import { emptyFieldErrors, type FieldErrors, fieldTexts, isEmailAddress, isWebUrl } from './fieldRules';
import type { SubmissionFields } from './submission';

/** The fields of an empty submission form. */
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

/** The error message for the submit form as a whole (forms-13). */
export const incompleteSubmissionText = 'Please fill in all required fields.';

/** Returns the errors of the empty required fields (forms-11). */
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
