import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import { useDispatch, useSelector } from 'react-redux';

import { selectScheme, themeToggled } from '../../features/theme/themeSlice';

/** Toggles the colour scheme (theme-3). */
export function ThemeToggle() {
  const dispatch = useDispatch();
  const other = useSelector(selectScheme) === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      aria-label={`Switch to ${other} mode`}
      // A press before hydration is answered by the page's inline script.
      data-theme-toggle=""
      onClick={() => dispatch(themeToggled(other))}
    >
      {/* CSS hides one by the page's colour scheme, so that the first paint is right. */}
      <DarkModeOutlined sx={(theme) => theme.applyStyles('dark', { display: 'none' })} />
      <WbSunnyOutlined sx={(theme) => theme.applyStyles('light', { display: 'none' })} />
    </IconButton>
  );
}
