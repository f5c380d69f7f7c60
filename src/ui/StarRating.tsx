import { iconUrl, sameInBothSchemes } from './theme/iconMask';
import { styled } from './theme/styled';

interface StarRatingProps {
  rating: number;
  /** The size of one star, in px. */
  size?: number;
  /** Sample data is grey instead of star-coloured. */
  isSample?: boolean;
}

const star = `${iconUrl('Star')} 0 / 20% 100%`;

/** Five stars masked out of two colours: one element instead of three on every card (docs/adr/0019). */
const Stars = styled('span')(({ theme }) => ({
  '--on': theme.vars.palette.star.on,
  '--off': theme.vars.palette.star.off,
  display: 'block',
  flexShrink: 0,
  aspectRatio: '5',
  ...sameInBothSchemes,
  background: 'linear-gradient(90deg, var(--on) calc(var(--filled) * 20%), var(--off) 0)',
  // Chrome up to 119 supports only the prefixed property.
  WebkitMask: star,
  mask: star,
  '&[data-sample]': { '--on': theme.vars.palette.star.sample },
  '@media (forced-colors: active)': {
    // Otherwise the gradient is not drawn.
    forcedColorAdjust: 'none',
    '&, &[data-sample]': { '--on': 'CanvasText', '--off': 'GrayText' },
  },
}));

/** A rating in stars. Always used beside the number, so the stars need no contrast of their own (list-15). */
export function StarRating({ rating, size = 15, isSample = false }: StarRatingProps) {
  // Rounded as the figure beside it is.
  const figure = Number(rating.toFixed(1));
  return (
    <Stars
      role="img"
      aria-label={rating > 0 ? `Rated ${figure} out of 5` : 'Not rated'}
      data-sample={isSample ? '' : undefined}
      style={{ '--filled': Math.floor(rating), width: size * 5 }}
    />
  );
}
