import { render, screen } from '@testing-library/react';

import { AppThemeProvider } from './AppThemeProvider';
import { StarRating } from './StarRating';

// proves list-15
test.each([
  [4.6, 4, 'Rated 4.6 out of 5'],
  [5, 5, 'Rated 5 out of 5'],
  [0, 0, 'Not rated'],
  [3.96, 3, 'Rated 4 out of 5'],
  // As `toFixed` rounds the figure beside it.
  [4.35, 4, 'Rated 4.3 out of 5'],
])('a rating of %p fills %p stars', (rating, filled, name) => {
  render(
    <AppThemeProvider>
      <StarRating rating={rating} />
    </AppThemeProvider>,
  );
  const stars = screen.getByRole('img', { name });
  expect(stars).toHaveStyle({ '--filled': String(filled) });
});
