import { useSelector } from 'react-redux';

import { selectPageAt, type TrendingState } from './trendingSlice';

/** The page of the trending list at a history entry. */
export const useTrendingPage = (entry: string): number =>
  useSelector((state: { trending: TrendingState }) => selectPageAt(state, entry));
