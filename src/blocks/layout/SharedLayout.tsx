import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

import { LazyComparisonTray } from '../compareTray/LazyComparisonTray';

import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';
import { useSearchKey } from './useSearchKey';

/** Bar, main content and footer around every screen but the landing page (routes-2). */
export function SharedLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useSearchKey();
  return (
    <>
      <SkipLink target="main" />
      <SiteHeader isMenuOpen={isMenuOpen} onMenuChange={setIsMenuOpen} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        inert={isMenuOpen}
        sx={{ minHeight: 'calc(100vh - 60px)', pt: 15, pb: 24, '&:focus': { outline: 'none' } }}
      >
        {children}
      </Box>
      <div inert={isMenuOpen}>
        <SiteFooter />
        <LazyComparisonTray />
      </div>
    </>
  );
}
