import type { ReactNode } from 'react';

import { categoryOf } from '../domain/categories';
import { tints } from '../domain/tints';
import { firstCharacter } from '../lib/text';

import { logoKindOf } from './logoKindOf';
import { sameInBothSchemes } from './theme/iconMask';
import { styled } from './theme/styled';
import { useBrokenImage } from './useBrokenImage';

interface ToolLogoProps {
  /** The letter tile has the tint of the category, if it is a known one. */
  tool: { logo: string; name: string; category?: string };
  size: number;
  radius: number;
  /** Only the logo without the tile, as in the comparison tray. */
  bare?: boolean;
  /** Shown instead of the letter tile when there is no logo, or when it fails to load. */
  placeholder?: ReactNode;
}

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  width: 'var(--size)',
  height: 'var(--size)',
  borderRadius: 'var(--radius)',
  color: theme.vars.palette.text.primary,
  '--mark': '58%',
  '&:not([data-bare])': {
    border: `1px solid ${theme.vars.palette.logo.line}`,
    backgroundColor: theme.vars.palette.logo.tile,
  },
  '&[data-bare]': { '--mark': '100%' },
  '&[data-kind="letter"]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.muted,
    fontSize: 'calc(var(--size) * .41)',
    fontWeight: 600,
    lineHeight: 1,
  },
  ...Object.fromEntries(
    tints.map((tint) => [
      `&[data-tint="${tint}"]`,
      {
        color: theme.vars.palette.tintInk[tint],
        borderColor: 'color-mix(in srgb, currentColor 16%, transparent)',
        backgroundColor: theme.vars.palette.tint[tint],
      },
    ]),
  ),
  '&[data-kind="mask"]::before': {
    content: '""',
    width: 'var(--mark)',
    height: 'var(--mark)',
    backgroundColor: 'currentColor',
    ...sameInBothSchemes,
    // Chrome up to 119 supports only the prefixed property.
    WebkitMask: 'var(--address) center / contain no-repeat',
    mask: 'var(--address) center / contain no-repeat',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  // A logo from another host has unknown colours.
  '&[data-kind="foreign"]': { backgroundColor: '#fff' },
}));

const Picture = styled('img')({
  display: 'block',
  width: 'var(--mark)',
  height: 'var(--mark)',
  objectFit: 'contain',
  ...sameInBothSchemes,
  '[data-kind="foreign"]:not([data-bare]) > &': {
    width: 'calc(100% - 16px)',
    height: 'calc(100% - 16px)',
  },
});

const firstLetter = (name: string) => firstCharacter(name).toLocaleUpperCase('en-US') || '?';

/** A tool's logo; decorative, since its name is always beside it (list-16). */
export function ToolLogo({
  tool: { logo, name, category = '' },
  size,
  radius,
  bare = false,
  placeholder,
}: ToolLogoProps) {
  const { broken, imageProps } = useBrokenImage(logo);
  const kind = broken ? 'letter' : logoKindOf(logo);
  if (kind === 'letter' && placeholder) return placeholder;
  const style = {
    '--size': `${size}px`,
    '--radius': `${radius}px`,
    ...(kind === 'mask' ? { '--address': `url("${encodeURI(logo)}")` } : {}),
  };
  return (
    <Tile
      aria-hidden="true"
      data-kind={kind}
      data-tint={kind === 'letter' ? categoryOf(category)?.tint : undefined}
      data-bare={bare ? '' : undefined}
      style={style}
    >
      {kind === 'letter' && firstLetter(name)}
      {(kind === 'colour' || kind === 'foreign') && (
        <Picture
          {...imageProps}
          src={logo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      )}
    </Tile>
  );
}
