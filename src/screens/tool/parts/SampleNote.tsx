import Box from '@mui/material/Box';
import { useId, useState } from 'react';

import { paths } from '../../../domain/paths';
import { SampleMark } from '../../../ui/SampleMark';
import { TextLink } from '../../../ui/TextLink';

import { Note, NoteButton } from './toolPage.styles';

/**
 * The 'Sample' mark beside a rating, with a note that opens on hover, focus or press. The note stays open
 * while the pointer or the focus is in it; Escape closes it.
 */
export function SampleNote() {
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return (
    <Box
      component="span"
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={open}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <NoteButton aria-expanded={isOpen} aria-controls={noteId} onClick={open}>
        <SampleMark />
      </NoteButton>
      <Note id={noteId} component="span" hidden={!isOpen}>
        Figures of the demonstration catalogue. Nobody has rated this tool here.{' '}
        <TextLink to={paths.howWeReview} underline="always" color="inherit">
          How we review
        </TextLink>
      </Note>
    </Box>
  );
}
