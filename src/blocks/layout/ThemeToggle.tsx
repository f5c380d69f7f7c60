import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import { useDispatch, useSelector } from 'react-redux';

import { selectScheme, themeToggled } from '../../features/theme/themeSlice';

import { BarButton } from './parts/siteHeader.styles';

/** Toggles the colour scheme (theme-3). */
export function ThemeToggle() {
  const dispatch = useDispatch();
  const other = useSelector(selectScheme) === 'dark' ? 'light' : 'dark';
  return (
    <BarButton
      aria-label={`Switch to ${other} mode`}
      // The page's inline script handles clicks before hydration.
      data-theme-toggle=""
      onClick={() => dispatch(themeToggled(other))}
    >
      {/* CSS hides one of them by the page's colour scheme, so that the first paint is correct. */}
      <DarkModeOutlined data-hidden-in="dark" />
      <WbSunnyOutlined data-hidden-in="light" />
    </BarButton>
  );
}
