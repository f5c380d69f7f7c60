import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo, Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';

import { paths } from '../../domain/paths';
import { selectToolBookmarks } from '../../features/bookmarks/bookmarksSlice';
import { countOf } from '../../lib/text';
import { BrandLink } from '../../ui/BrandLink';
import { BrandMark } from '../../ui/BrandMark';
import { SiteLink } from '../../ui/SiteLink';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { resetScroll } from '../navigationState';
import { preloadSearch, useOpenSearch } from '../search/openSearch';

import { mobileMenu } from './lazyMobileMenu';
import { isCurrent, navigationLinks } from './navigation';
import { BarButton, BarLink, fromSpaced, SearchButton } from './parts/siteHeader.styles';
import { ThemeToggle } from './ThemeToggle';
import { TopBar } from './TopBar';

/** The link is current on both saved lists. */
const savedLink = { sections: ['saved-tools', 'bookmarks'] };

/** A separate component, so that saving a tool does not rerender the whole top bar. */
function SavedLink({ isOfPage, onClick }: { isOfPage: boolean; onClick: () => void }) {
  const { length } = useSelector(selectToolBookmarks);
  // Persisted state is only known in the browser.
  const saved = useIsHydrating() ? 0 : length;
  return (
    <BarButton
      component={SiteLink}
      to={paths.savedTools}
      state={resetScroll}
      onClick={onClick}
      aria-label="Saved"
      title={saved > 0 ? countOf(saved, 'saved tool', 'saved tools') : 'Saved'}
      data-saved={saved > 9 ? '9+' : saved || undefined}
      aria-current={isOfPage ? 'page' : undefined}
    >
      <BookmarksOutlined />
    </BarButton>
  );
}

interface Props {
  /** The section of the current path. Within a section the top bar does not rerender. */
  section: string;
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
}

/** The fixed top bar (shell-1, shell-2, saved-21). Below 768 px its links move into a menu. */
export const SiteHeader = memo(function SiteHeader({ section, isMenuOpen, onMenuChange }: Props) {
  const openSearch = useOpenSearch();
  const menuButton = useRef<HTMLButtonElement>(null);
  // A link to the current page replaces its history entry, which closes nothing by itself.
  const leaveMenu = () => onMenuChange(false);
  const closeMenu = () => {
    onMenuChange(false);
    menuButton.current?.focus();
  };
  return (
    <TopBar
      menu={
        isMenuOpen ? (
          <Suspense>
            <mobileMenu.Component section={section} onClose={closeMenu} onChoose={leaveMenu} />
          </Suspense>
        ) : null
      }
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isMenuOpen) closeMenu();
      }}
    >
      <BrandLink
        to={paths.home}
        state={resetScroll}
        onClick={leaveMenu}
        aria-label="AI Toolshelf, home"
        sx={{ mr: { xs: 'auto', md: 3 }, [fromSpaced]: { mr: 5 } }}
      >
        <BrandMark />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          AI Toolshelf
        </Box>
      </BrandLink>
      <Stack
        component="nav"
        aria-label="Main"
        direction="row"
        sx={{
          display: { xs: 'none', md: 'flex' },
          alignSelf: 'stretch',
          minWidth: 0,
          // Over the bar's border, which the line of the current link covers.
          mb: '-1px',
          mr: 'auto',
          // With large text the links scroll; on phones they do so where no script opens the menu.
          overflow: 'auto hidden',
          '@media (scripting: none)': { display: 'flex' },
        }}
      >
        {navigationLinks.map((link) => (
          <BarLink
            key={link.to}
            to={link.to}
            state={resetScroll}
            aria-current={isCurrent(link, section) ? 'page' : undefined}
          >
            {link.label}
          </BarLink>
        ))}
      </Stack>
      <SearchButton
        aria-label="Search tools"
        onPointerEnter={preloadSearch}
        onFocus={preloadSearch}
        onClick={({ currentTarget }) => {
          onMenuChange(false);
          openSearch(currentTarget);
        }}
      >
        <Search aria-hidden="true" />
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </SearchButton>
      <SavedLink isOfPage={isCurrent(savedLink, section)} onClick={leaveMenu} />
      <ThemeToggle />
      <Box sx={{ display: { xs: 'flex', md: 'none' }, '@media (scripting: none)': { display: 'none' } }}>
        <BarButton
          ref={menuButton}
          aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          {...mobileMenu.onIntent}
          onClick={() => onMenuChange(!isMenuOpen)}
        >
          {isMenuOpen ? <Close /> : <Menu />}
        </BarButton>
      </Box>
    </TopBar>
  );
});
