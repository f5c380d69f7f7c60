import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';

import { HelpNote } from './fieldPieces';

interface FieldNoteProps {
  fieldId: string;
  /** Takes the place of the hint. */
  error: string | undefined;
  hint: string | undefined;
}

/** What is said below a field: its error, else its hint. */
export function FieldNote({ fieldId, error, hint }: FieldNoteProps) {
  const note = error ?? hint;
  if (note === undefined) return null;
  return (
    <HelpNote id={`${fieldId}-note`} data-error={error === undefined ? undefined : ''}>
      {error !== undefined && <ErrorOutlineOutlined aria-hidden="true" />}
      {note}
    </HelpNote>
  );
}
