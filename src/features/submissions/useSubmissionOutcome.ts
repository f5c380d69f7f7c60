import { useSelector } from 'react-redux';

import { selectSubmissionOutcome, type SubmissionOutcome, type SubmissionsState } from './submissionsSlice';

/** The outcome of a submission. */
export const useSubmissionOutcome = (submissionId: string): SubmissionOutcome =>
  useSelector((state: { submissions: SubmissionsState }) => selectSubmissionOutcome(state, submissionId));
