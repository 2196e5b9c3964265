/** Where the server gives out a certificate, to the person it was issued to. */
export const certificateAddress = (certificateId: string): string => `/certificates/${certificateId}`;
