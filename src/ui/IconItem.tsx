import ListItem from '@mui/material/ListItem';
import { svgIconClasses } from '@mui/material/SvgIcon';

import { styled } from './theme/styled';

/** An item of a list: an icon, level with the first line of its text. */
export const IconItem = styled(ListItem)({
  alignItems: 'flex-start',
  gap: 12,
  minWidth: 0,
  overflowWrap: 'anywhere',
  [`& > .${svgIconClasses.root}`]: { flexShrink: 0, marginTop: 3, fontSize: 18 },
});
