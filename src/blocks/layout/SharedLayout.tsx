import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';

import { belowFold } from '../../ui/belowFold';
import { useIsOnline } from '../../ui/useIsOnline';
import { useLocationState } from '../../ui/useLocationState';
import { LazyComparisonTray, useTrayTools } from '../compareTray/LazyComparisonTray';
import { trayId } from '../compareTray/trayId';

import { DemonstrationLine } from './DemonstrationLine';
import { sectionOf } from './navigation';
import { OfflineLine } from './OfflineLine';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';

interface Props {
  /** Whether the screen shows ratings, counts or quotes. */
  showsFigures: boolean;
  children: ReactNode;
}

/** The top bar, main content and footer of every screen except the landing page (routes-2). */
export function SharedLayout({ showsFigures, children }: Props) {
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useLocationState(false);
  // Deferred on opening, so that the menu is painted before `inert` restyles the whole page. On closing, the
  // page can take focus immediately.
  const isInert = useDeferredValue(isMenuOpen) && isMenuOpen;
  const isOnline = useIsOnline();
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
        {isOnline ? showsFigures ? <DemonstrationLine /> : null : <OfflineLine />}
        {children}
      </Box>
      <div inert={isInert} {...belowFold}>
        <SiteFooter />
        <LazyComparisonTray />
      </div>
    </>
  );
}
