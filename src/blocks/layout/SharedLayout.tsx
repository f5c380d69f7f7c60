import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';

import { belowFold } from '../../ui/belowFold';
import { useLocationState } from '../../ui/useLocationState';
import { LazyComparisonTray, useTrayTools } from '../compareTray/LazyComparisonTray';
import { trayId } from '../compareTray/trayId';

import { DemonstrationLine } from './DemonstrationLine';
import { sectionOf } from './navigation';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';

interface Props {
  /** Whether the screen shows ratings, counts or quotes. */
  showsFigures: boolean;
  children: ReactNode;
}

/** Bar, main content and footer around every screen but the landing page (routes-2). */
export function SharedLayout({ showsFigures, children }: Props) {
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useLocationState(false);
  // The menu is painted first: with `inert` the whole page is styled again. Closed, the page takes the focus at once.
  const isInert = useDeferredValue(isMenuOpen) && isMenuOpen;
  const hasTray = useTrayTools().length > 0;
  return (
    <>
      <SkipLink target="main" />
      {hasTray ? <SkipLink target={trayId}>Skip to comparison tray</SkipLink> : null}
      <SiteHeader section={sectionOf(pathname)} isMenuOpen={isMenuOpen} onMenuChange={setIsMenuOpen} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        inert={isInert}
        sx={{
          minHeight: 'calc(100vh - 60px)',
          pt: 15,
          pb: 24,
          '&:focus': { outline: 'none' },
          '@media print': { minHeight: 0, py: 0 },
        }}
      >
        {showsFigures ? <DemonstrationLine /> : null}
        {children}
      </Box>
      <div inert={isInert} {...belowFold}>
        <SiteFooter />
        <LazyComparisonTray />
      </div>
    </>
  );
}
