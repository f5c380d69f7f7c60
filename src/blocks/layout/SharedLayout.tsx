import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

import { LazyComparisonTray } from '../compareTray/LazyComparisonTray';

import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';
import { useSearchKey } from './useSearchKey';

const Main = styled('main')({
  minHeight: 'calc(100vh - 60px)',
  paddingTop: 60,
  paddingBottom: 96,
  '&:focus': { outline: 'none' },
});

/** Bar, main content and footer around every screen but the landing page (routes-2). */
export function SharedLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useSearchKey();
  return (
    <>
      <SkipLink target="main" />
      <SiteHeader isMenuOpen={isMenuOpen} onMenuChange={setIsMenuOpen} />
      <Main id="main" tabIndex={-1} inert={isMenuOpen}>
        {children}
      </Main>
      <div inert={isMenuOpen}>
        <SiteFooter />
        <LazyComparisonTray />
      </div>
    </>
  );
}
