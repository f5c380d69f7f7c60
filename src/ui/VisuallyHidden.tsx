import visuallyHidden from '@mui/utils/visuallyHidden';

import { styled } from './theme/styled';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
