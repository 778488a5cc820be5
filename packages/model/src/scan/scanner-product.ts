/** What every request of a scan has in its User-Agent: firewalls that know it let scans pass. */
export const scannerProduct = 'Curbcut/1.0';
