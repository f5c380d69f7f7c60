import { styled } from '@mui/material/styles';

/** The place of a cover: its ground until the picture is there, and its edge. */
export const PictureFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.tint.stone,
  // Over the picture, so that it takes nothing of its size.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 'inherit',
  },
}));
