import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The token of a link from a mail, taken out of the address bar and the history; null without one. */
export function useLinkToken(): string | null {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inUrl = search.get('token');
  const [token, setToken] = useState(inUrl);
  if (inUrl !== null && inUrl !== token) setToken(inUrl);
  useEffect(() => {
    if (inUrl !== null) void navigate(pathname, { replace: true });
  }, [inUrl, navigate, pathname]);
  return token === '' ? null : token;
}
