import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';

import { selectScheme, themeToggled } from '../../features/theme/themeSlice';

/** Both icons are rendered and CSS hides one by the page's colour scheme, so that the first paint is right. */
const Toggle = styled(IconButton)({
  '[data-theme="light"] & .sun': { display: 'none' },
  '[data-theme="dark"] & .moon': { display: 'none' },
});

/** Toggles the colour scheme (theme-3). */
export function ThemeToggle() {
  const dispatch = useDispatch();
  const other = useSelector(selectScheme) === 'dark' ? 'light' : 'dark';
  return (
    <Toggle aria-label={`Switch to ${other} mode`} onClick={() => dispatch(themeToggled(other))}>
      <DarkModeOutlined className="moon" />
      <LightModeOutlined className="sun" />
    </Toggle>
  );
}
