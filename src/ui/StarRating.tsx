import { styled } from '@mui/material/styles';

interface StarRatingProps {
  rating: number;
  size?: number;
  /** Demonstration data: grey instead of the stars' own colour. */
  isSample?: boolean;
}

const starShape = 'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';

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
      {[0, 1, 2, 3, 4].map((star) => (
        <path
          key={star}
          d={starShape}
          transform={`translate(${star * 24})`}
          data-on={star < on ? '' : undefined}
        />
      ))}
    </Stars>
  );
}
