import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The token of a link from a mail, taken out of the address bar and the history; null without one. */
export function useLinkToken(): string | null {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true });
  }, [inAddress, navigate, pathname]);
  return token === '' ? null : token;
}
