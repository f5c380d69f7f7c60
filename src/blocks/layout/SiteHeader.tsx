import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../domain/paths';
import { BrandMark } from '../../ui/BrandMark';

import { mobileMenuPart } from './mobileMenuPart';
import { isCurrent, navigationLinks } from './navigation';
import {
  Bar,
  BarLink,
  Brand,
  MenuButtonSlot,
  SavedLink,
  SearchLink,
  WideLinks,
} from './parts/siteHeader.styles';
import { ThemeToggle } from './ThemeToggle';
import { focusSearch } from './useSearchKey';

interface Props {
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
}

/** The fixed top bar (shell-1, shell-2); below 768 px its links move into a menu. */
export function SiteHeader({ isMenuOpen, onMenuChange }: Props) {
  const { pathname } = useLocation();
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = () => {
    onMenuChange(false);
    menuButton.current?.focus();
  };
  const menu = mobileMenuPart.useElement(isMenuOpen, {
    pathname,
    onClose: closeMenu,
    onChoose: () => onMenuChange(false),
  });
  return (
    <Bar
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isMenuOpen) closeMenu();
      }}
    >
      <div className="inner">
        <Brand to={paths.home} aria-label="AI Toolshelf, home">
          <BrandMark size={28} />
          <span className="name">AI Toolshelf</span>
        </Brand>
        <WideLinks aria-label="Main">
          {navigationLinks.map((link) => (
            <BarLink key={link.to} to={link.to} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
              {link.label}
            </BarLink>
          ))}
        </WideLinks>
        <SearchLink to={paths.tools} state={focusSearch}>
          <Search aria-hidden="true" />
          Search tools
          <kbd aria-hidden="true">/</kbd>
        </SearchLink>
        <SavedLink
          to={paths.savedTools}
          aria-label="Saved tools"
          title="Saved tools"
          aria-current={pathname === paths.savedTools ? 'page' : undefined}
        >
          <BookmarksOutlined />
        </SavedLink>
        <ThemeToggle />
        <MenuButtonSlot>
          <IconButton
            ref={menuButton}
            aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isMenuOpen}
            aria-controls="mobile-menu"
            onPointerEnter={mobileMenuPart.preload}
            onFocus={mobileMenuPart.preload}
            onClick={() => onMenuChange(!isMenuOpen)}
          >
            {isMenuOpen ? <Close /> : <Menu />}
          </IconButton>
        </MenuButtonSlot>
      </div>
      {isMenuOpen ? menu : null}
    </Bar>
  );
}
