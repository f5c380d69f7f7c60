import Box from '@mui/material/Box';

import { styled } from './theme/styled';

/** The frame of a cover: a background until the image is loaded, and a border. */
export const PictureFrame = styled(Box)(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.tint.stone,
  // The border lies over the image and does not affect its size.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 'inherit',
  },
}));
