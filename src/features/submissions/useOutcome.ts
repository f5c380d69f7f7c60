import { useSelector } from 'react-redux';

import { selectOutcome, type SubmissionOutcome, type SubmissionsState } from './submissionsSlice';

/** The outcome of a submission. */
export const useOutcome = (submissionId: string): SubmissionOutcome =>
  useSelector((state: { submissions: SubmissionsState }) => selectOutcome(state, submissionId));
