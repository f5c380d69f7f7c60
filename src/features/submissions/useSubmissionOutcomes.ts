import { useSelector } from 'react-redux';

import type { SendingOutcome } from '../../domain/formSending';

import { selectSubmissionOutcome, type SubmissionsState } from './submissionsSlice';

/** The outcomes of submissions, by id. */
export function useSubmissionOutcomes(): (id: string) => SendingOutcome {
  const submissions = useSelector((state: { submissions: SubmissionsState }) => state.submissions);
  return (id) => selectSubmissionOutcome({ submissions }, id);
}
