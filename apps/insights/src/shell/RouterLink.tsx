import { useRouter } from '@tanstack/react-router';
import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link by its address that stays inside the app: the kit's shell and buttons draw their links with it. */
export const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function RouterLink(
  { href = '/', onClick, target, children, ...rest },
  ref,
) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a ref={ref} href={href} target={target} onClick={follow} {...rest}>
      {children}
    </a>
  );
});
