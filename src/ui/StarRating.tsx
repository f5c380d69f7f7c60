import { styled } from './theme/styled';

interface StarRatingProps {
  rating: number;
  size?: number;
  /** Demonstration data: grey instead of the stars' own colour. */
  isSample?: boolean;
}

/** From where a star begins, in its middle. */
const outline = 'l6.18 3.73-1.64-7.03 5.46-4.73-7.19-.61-2.81-6.63-2.81 6.63-7.19.61 5.46 4.73-1.64 7.03z';

/** The shape of the stars from one place to before another. */
const starShapes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${12 + 24 * (from + index)} 17.27${outline}`).join('');

const Stars = styled('svg')(({ theme }) => ({
  display: 'block',
  flexShrink: 0,
  fill: theme.vars.palette.star.off,
  '& > [data-on]': { fill: theme.vars.palette.star.on },
  '&[data-sample] > [data-on]': { fill: theme.vars.palette.star.sample },
}));

/** Always beside the figure itself, so that the stars need no contrast of their own (list-15). */
export function StarRating({ rating, size = 15, isSample = false }: StarRatingProps) {
  const on = Math.floor(rating);
  const figure = Math.round(rating * 10) / 10;
  return (
    <Stars
      role="img"
      aria-label={rating > 0 ? `Rated ${figure} out of 5` : 'Not rated'}
      data-sample={isSample ? '' : undefined}
      width={size * 5}
      height={size}
      viewBox="0 0 120 24"
    >
      <path d={starShapes(on, 5)} />
      <path d={starShapes(0, on)} data-on={on} />
    </Stars>
  );
}
