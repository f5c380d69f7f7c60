import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { SampleMark } from '../../../ui/SampleMark';

/**
 * The 'Sample' mark beside a rating, and a note that hovering, focusing or pressing it opens. The note stays open
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
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={noteId}
        onClick={open}
        sx={{
          position: 'relative',
          borderRadius: '6px',
          // 44 px for a finger.
          '&::after': { content: '""', position: 'absolute', inset: '-12px -2px' },
        }}
      >
        <SampleMark />
      </ButtonBase>
      <Paper
        id={noteId}
        component="span"
        hidden={!isOpen}
        sx={{
          position: 'absolute',
          // Overlaps the mark's row, so that the pointer does not leave on its way.
          top: 'calc(100% - 2px)',
          left: 0,
          zIndex: 'tooltip',
          boxSizing: 'border-box',
          width: 272,
          px: 3,
          py: 2.5,
          bgcolor: 'text.primary',
          color: 'background.default',
          boxShadow: 'var(--sh2)',
          typography: 'caption',
          '&[hidden]': { display: 'none' },
        }}
      >
        Figures of the demonstration catalogue. Nobody has rated this tool here.{' '}
        <Link component={RouterLink} to={paths.howWeReview} underline="always" color="inherit">
          How we review
        </Link>
      </Paper>
    </Box>
  );
}
