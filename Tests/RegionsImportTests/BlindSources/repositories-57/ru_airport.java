package app.enums;

import lombok.AllArgsConstructor;
import lombok.Getter;

@AllArgsConstructor
@Getter
public enum Airport {
    AAQ, ABA, ACS, ADH, AER, AMW, ARH, ASF, BAX, BCX, VKO, SVO,
    DME, BKA, BQS, BTK, BWO, BZK, CEE, CEK, CKH, CKL, CNN, CSH,
    CSY, CYX, DKS, DYR, EGO, EIE, ESL, GDG, GDX, GDZ, GOJ, GRV,
    HMA, HTA, HTG, IAA, IAR, IJK, IKS, IKT, INA, IWA, JOK, KEJ
}
