import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { decodePart } from '../../lib/urls';

/** Height of the bar and of the space above a section's text. */
const topMargin = '-100px';

interface SectionInView {
  /** Ref of the element that contains the sections. */
  bodyRef: RefObject<HTMLDivElement | null>;
  /** The id of the current section. */
  current: string;
}

/** A section is named by the heading that it begins with. */
const idOf = (section: Element) => section.firstElementChild?.id ?? '';

/**
 * The first section in the viewport, of those that begin with a heading with an id; `content` is what they are in, and
 * changes with them. A hash in the URL scrolls to its heading and focuses it, and that section is
 * the current one until the visitor scrolls: the last sections are too short to reach the top.
 */
export function useSectionInView(firstId: string, content?: string): SectionInView {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop || key === 'default';
  const bodyRef = useRef<HTMLDivElement>(null);
  const jumpedTo = useRef<number>(undefined);
  const [current, setCurrent] = useState('');

  useEffect(() => {
    if (!bodyRef.current || typeof IntersectionObserver === 'undefined') return undefined;
    const inWindow = new Set<Element>();
    const all = [...bodyRef.current.querySelectorAll('section')].filter((section) => idOf(section) !== '');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inWindow.add(target);
          else inWindow.delete(target);
        }
        if (window.scrollY === jumpedTo.current) return;
        const first = all.find((section) => inWindow.has(section));
        if (first) setCurrent(idOf(first));
      },
      { rootMargin: `${topMargin} 0px 0px` },
    );
    for (const section of all) observer.observe(section);
    return () => observer.disconnect();
  }, [content]);

  useEffect(() => {
    const id = decodePart(hash.slice(1));
    const heading = id === '' ? null : document.getElementById(id);
    if (!isFollowed || !heading || !bodyRef.current?.contains(heading)) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
    jumpedTo.current = window.scrollY;
    setCurrent(id);
  }, [hash, key, isFollowed, content]);

  return { bodyRef, current: current || firstId };
}
