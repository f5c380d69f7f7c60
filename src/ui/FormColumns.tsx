import Box from '@mui/material/Box';

import { styled } from './theme/styled';

/** The columns of a form page: a description on the left, content on the right. */
export const FormColumns = styled(Box)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '208px minmax(0, 1fr)', gap: 40 },
})) as typeof Box;
