import { PictureFrame } from '../../../ui/PictureFrame';
import { styled } from '../../../ui/theme/styled';

export const ArticleCover = styled(PictureFrame)({ aspectRatio: '16 / 9', marginTop: 28, borderRadius: 16 });
