import { styled } from '@mui/material/styles';

import { PictureFrame } from '../../../ui/PictureFrame';

export const ArticleCover = styled(PictureFrame)({ aspectRatio: '16 / 9', marginTop: 28, borderRadius: 16 });
