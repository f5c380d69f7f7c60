import { useSelector } from 'react-redux';

import type { SendingOutcome } from '../../domain/formSending';

import { type ContactState, selectMessageOutcome } from './contactSlice';

/** The outcomes of messages, by id. */
export function useMessageOutcomes(): (id: string) => SendingOutcome {
  const contact = useSelector((state: { contact: ContactState }) => state.contact);
  return (id) => selectMessageOutcome({ contact }, id);
}
